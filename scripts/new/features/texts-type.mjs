/** Lets the code of a folder ask for its texts by key. */
export const textsType = (namespace) => `import type en from './locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${namespace}': typeof en
  }
}
`
