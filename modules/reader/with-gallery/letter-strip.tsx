import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LetterStrip } from '../ui/letter-strip.tsx'

export const group = 'navigation'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

export default function LetterStripExample() {
  const { t } = useTranslation('gallery')
  const [letter, setLetter] = useState('m')
  return (
    <div className="flex h-96 justify-end sm:h-10">
      <LetterStrip
        label={t('navigation.letters')}
        letters={letters}
        value={letter}
        onChoose={setLetter}
      />
    </div>
  )
}
