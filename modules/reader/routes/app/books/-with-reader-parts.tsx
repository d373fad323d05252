import type { ReactNode } from 'react'
import { useLoaderCode } from '#routes/-use-loader-code.ts'
import { ReaderPartsContext } from '../../../index.ts'
import { readerParts } from './-reader-parts.ts'

const loadParts = () => import('./-reader-parts.ts')

export function WithReaderParts({ children }: { children: ReactNode }) {
  useLoaderCode(loadParts)
  return <ReaderPartsContext value={readerParts}>{children}</ReaderPartsContext>
}
