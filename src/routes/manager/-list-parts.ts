import type { ListParts } from '#kit/resource-pages/index.ts'

/** Lists load this file once a row is in use. */
export const parts = Object.values(
  import.meta.glob<ListParts>('../../../modules/*/module.list.ts', {
    import: 'default',
    eager: true,
  }),
)
