import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./art/sprite";
import { speak } from "./language/index.svelte";
import { keepForOffline } from "./offline";
import { pageAt } from "./pages";
import { route } from "./state/route.svelte";
import { settings, dress } from "./state/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";

dress(document.documentElement);
const drawings = loadSprite();
void pageAt(route.parts[0] ?? "")?.catch(() => undefined); // begin to load it beside the language
await speak(settings.language);
mount(App, { target: document.getElementById("page")! }); // of index.html, which no component makes
await drawings;
void keepForOffline();
