import type en from './locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    scopes: typeof en
  }
}
