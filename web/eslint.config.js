import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** ESLint does not know the types that come out of a .svelte file: there svelte-check sees to `any`. */
const WITHOUT_TYPES_OF_COMPONENTS = Object.fromEntries(
  ["argument", "assignment", "call", "member-access", "return"].map((what) => [
    `@typescript-eslint/no-unsafe-${what}`,
    0,
  ]),
);

export default ts.config(
  { ignores: ["coverage/", "src/data/generated/", "src/wire/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // maps and sets of a state are replaced, never changed
      "svelte/no-navigation-without-resolve": "off", // of SvelteKit, which this is not
      "svelte/no-useless-mustaches": "off", // prettier needs {" "} to keep a space at the end of a line
    },
  },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      ...WITHOUT_TYPES_OF_COMPONENTS,
      "no-empty-pattern": "off", // a page takes an id, also one that has no use for it
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
    },
  },
  { files: ["**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
