declare module "virtual:language/*" {
  import type { Names } from "./data/types";
  export const messages: string;
  export const names: Names;
}
