/** Whether the page is shown as on a phone, one part of the table at a time; the style sheets ask the same. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 1180px), (max-height: 620px)");
