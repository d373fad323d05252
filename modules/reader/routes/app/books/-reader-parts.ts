import type { ReaderParts } from '../../../index.ts'

const found = Object.values(
  import.meta.glob<Partial<ReaderParts>>('../../../../*/reader-parts.ts', { eager: true }),
)

export const readerParts: Partial<ReaderParts> = {}
Object.assign(readerParts, ...found, {
  async prepareBooks(...given) {
    await Promise.all(found.map(async (parts) => parts.prepareBooks?.(...given)))
  },
  async prepareBook(...given) {
    await Promise.all(found.map(async (parts) => parts.prepareBook?.(...given)))
  },
} satisfies Partial<ReaderParts>)
