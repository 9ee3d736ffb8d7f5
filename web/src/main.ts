import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followTheme } from "./style/theme";

followTheme();
mount(App, { target: document.getElementById("page") as HTMLElement });
