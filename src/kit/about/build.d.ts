/** Inlined by the build; see `vite/build-facts.ts`. */
declare const BUILD: { version: string; commit: string | null; date: string | null }
