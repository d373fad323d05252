import type { ReaderParts } from '#domains/catalogue/reader/index.ts'

const found = import.meta.glob<ReaderParts>('../../../domains/*/*/reader-parts.ts', {
  eager: true,
})

export const readerParts: Partial<ReaderParts> = Object.values(found)[0] ?? {}
