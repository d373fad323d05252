import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#layouts/page.tsx'
import { GenreChips } from './genre-chips.tsx'
import { LetterJump } from './letter-jump.tsx'
import { ShelfBooks } from './shelf-books.tsx'
import { ShelfSearch } from './shelf-search.tsx'
import type { ShelfAddress } from './shelf-view.ts'

/** All books, cover by cover; which of them, and where they begin, the address says. */
export function ShelfPage(address: ShelfAddress) {
  const { t } = useTranslation('books')
  const shelf = useRef<HTMLDivElement>(null)

  /** Whoever has scrolled down is brought back to the first row; whoever sees it stays where they are. */
  function showFirst() {
    if (shelf.current && shelf.current.getBoundingClientRect().top < 0) {
      shelf.current.scrollIntoView()
    }
  }

  return (
    <Page title={t('reader.caption')} action={<ShelfSearch searchTerm={address.searchTerm} />}>
      <GenreChips genre={address.genre} searchTerm={address.searchTerm} />
      <LetterJump address={address} onJump={showFirst} />
      <div ref={shelf} className="scroll-mt-18 max-sm:pe-6 sm:scroll-mt-28">
        <ShelfBooks address={address} />
      </div>
    </Page>
  )
}
