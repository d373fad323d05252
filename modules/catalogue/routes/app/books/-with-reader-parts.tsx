import type { ReactNode } from 'react'
import { ReaderPartsContext } from '#modules/catalogue/reader/index.ts'
import { useLoaderCode } from '#routes/-use-loader-code.ts'
import { readerParts } from './-reader-parts.ts'

const loadParts = () => import('./-reader-parts.ts')

export function WithReaderParts({ children }: { children: ReactNode }) {
  useLoaderCode(loadParts)
  return <ReaderPartsContext value={readerParts}>{children}</ReaderPartsContext>
}
