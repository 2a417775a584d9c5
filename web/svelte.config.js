import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** A name for the styles of one component, as short as it can be: it stands at every element. */
const cssHash = ({ hash, filename }) => `s-${hash(filename.replace(/^.*\bsrc\//, "")).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
