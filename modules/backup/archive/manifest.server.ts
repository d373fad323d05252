import { z } from 'zod/mini'
import { product } from '#rules/product.ts'

/** Increased when the format of older releases can no longer be read. */
export const archiveFormat = 1

export const manifestSchema = z.object({
  product: z.literal(product.id),
  format: z.int(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names; backups before the first release have the times of those migrations. */
  migrations: z.array(z.union([z.string(), z.int()])),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0)

export const summarySchema = z.object({
  entries: z.int(),
  sha256: z.string(),
})
export type Summary = z.infer<typeof summarySchema>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'

export const sumsName = (count: number) => `checksums/${String(count).padStart(6, '0')}.sha256`
export const isSums = (name: string) => name.startsWith('checksums/')
