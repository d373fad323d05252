import { z } from 'zod/mini'
import { product } from '#rules/product.ts'

/** Raised when what older releases wrote can no longer be read as it is. */
export const archiveFormat = 1

/** The first entry: what the backup is, and what is in it. */
export const manifestSchema = z.object({
  product: z.literal(product.id),
  format: z.int(),
  /** Of the product. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Those that had been applied, by the time at which each was made. */
  migrations: z.array(z.int()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** For how many the store was asked. */
  files: z.int(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0)

/** The last entry: what only shows when all is written. */
export const summarySchema = z.object({
  entries: z.int(),
  /** Of every byte before this entry's header. */
  sha256: z.string(),
})
export type Summary = z.infer<typeof summarySchema>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'

/** Lines as `sha256sum --check` reads them, for the entries before each list. */
export const sumsName = (count: number) => `checksums/${String(count).padStart(6, '0')}.sha256`
export const isSums = (name: string) => name.startsWith('checksums/')
