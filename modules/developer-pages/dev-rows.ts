import type { ParseKeys } from 'i18next'

type Text = ParseKeys<'developer-pages'>

/** Rows of another module on the index page. */
export interface DevRows {
  pages?: { to: string; title: Text; text: Text }[]
  /** Documents of the API. */
  documents?: { to: string; title: Text }[]
}

export const rowsOfModules = Object.values(
  import.meta.glob<DevRows>('../*/with-developer-pages/rows.ts', {
    import: 'default',
    eager: true,
  }),
)
