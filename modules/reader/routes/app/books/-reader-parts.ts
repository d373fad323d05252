import type { ReaderParts } from '../../../index.ts'

const found = import.meta.glob<ReaderParts>('../../../../*/reader-parts.ts', { eager: true })

export const readerParts: Partial<ReaderParts> = Object.values(found)[0] ?? {}
