import type en from './locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'single-sign-on': typeof en
  }
}
