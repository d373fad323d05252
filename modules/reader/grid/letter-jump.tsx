import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { lettersQuery } from '../reader.queries.ts'
import { LetterStrip } from '../ui/letter-strip.tsx'
import { type GridAddress, gridView } from './grid-view.ts'

interface LetterJumpProps {
  address: GridAddress
  onJump: () => void
}

export function LetterJump({ address, onJump }: LetterJumpProps) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const { data } = useQuery(lettersQuery(address.genre))
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { all, own } = lettersFor(language, data?.letters ?? [])
  const areOthersHeld = address.from !== '' && !own.includes(address.from)
  const letters = isWhole || areOthersHeld || own.length < 2 ? all : own

  function jumpTo(letter: string) {
    onJump()
    if (letter === address.from) return
    void navigate({
      to: '/app/books',
      search: { ...address, from: letter },
      replace: address.from !== '',
      resetScroll: false,
    })
  }

  const { sort = 'title', searchTerm } = gridView(address)
  if (searchTerm || sort !== 'title' || letters.length < 2) return null
  return (
    // On a phone it starts below the search field and the chips, however high the banners are.
    <div className="sticky z-20 [--strip:min(100dvh-23rem-var(--frame-top,0px),32rem)] max-sm:top-[calc(100dvh-6rem-var(--strip))] max-sm:h-0 sm:top-[calc(var(--banner-height,0px)+--spacing(14))] sm:-mx-2 sm:h-11 sm:bg-paper">
      <div className="max-sm:absolute max-sm:-end-[max(--spacing(4),var(--safe-side))] max-sm:h-(--strip) sm:size-full">
        <LetterStrip
          more={
            letters.length < all.length && {
              label: t('reader.otherLetters'),
              onShow: () => setWhole(true),
            }
          }
          label={t('reader.letters')}
          letters={letters}
          value={address.from}
          onChoose={jumpTo}
        />
      </div>
    </div>
  )
}

/** The letters of the language's script apart; a title may begin with one of any other. */
function lettersFor(language: Language, all: readonly string[]) {
  const script = directionOf(language) === 'rtl' ? /^\p{Script=Arabic}/u : /^\p{Script=Latin}/u
  return { all, own: all.filter((letter) => script.test(letter)) }
}
