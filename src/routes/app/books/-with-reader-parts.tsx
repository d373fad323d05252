import { type ReactNode, useEffect } from 'react'
import { ReaderPartsContext } from '#domains/catalogue/reader/index.ts'
import { readerParts } from './-reader-parts.ts'

const loadParts = () => import('./-reader-parts.ts')

export function WithReaderParts({ children }: { children: ReactNode }) {
  // Of a page opened by its address the loader ran on the server: without its file there is no way back without network.
  useEffect(() => {
    loadParts().catch(() => undefined)
  }, [])
  return <ReaderPartsContext value={readerParts}>{children}</ReaderPartsContext>
}
