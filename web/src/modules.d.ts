/** An icon as the `d` of its path, on a square of 512: see tools/icons.ts. */
declare module '~icon/*' {
  const path: string;
  export default path;
}
