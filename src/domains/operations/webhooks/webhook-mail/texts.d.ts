import type en from './locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'webhook-mail': typeof en
  }
}
