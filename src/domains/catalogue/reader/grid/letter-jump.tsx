import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LetterStrip } from '#ui/navigation/letter-strip.tsx'
import { lettersQuery } from '../reader.queries.ts'
import type { GridAddress } from './grid-view.ts'

interface LetterJumpProps {
  address: GridAddress
  onJump: () => void
}

export function LetterJump({ address, onJump }: LetterJumpProps) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const { data } = useQuery(lettersQuery(address.genre))
  const letters = data?.letters ?? []

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

  if (address.searchTerm || letters.length < 2) return null
  return (
    <div className="z-20 max-sm:fixed max-sm:end-0 max-sm:bottom-24 max-sm:h-[min(100dvh-23rem,32rem)] sm:sticky sm:top-[calc(var(--banner-height,0px)+--spacing(14))] sm:-mx-2 sm:h-11 sm:bg-paper">
      <LetterStrip
        label={t('reader.letters')}
        letters={letters}
        value={address.from}
        onChoose={jumpTo}
      />
    </div>
  )
}
