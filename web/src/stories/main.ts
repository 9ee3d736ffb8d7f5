import "../style/tokens.css";
import "../style/base.css";
import { mount } from "svelte";
import { followTheme } from "../style/theme";
import Stories from "./Stories.svelte";

followTheme();
mount(Stories, { target: document.getElementById("page") as HTMLElement });
