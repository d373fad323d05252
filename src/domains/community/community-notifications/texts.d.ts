import type en from './locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'community-notifications': typeof en
  }
}
