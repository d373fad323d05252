import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/fields/checkbox.tsx'

export const group = 'fields'

const GENRES = ['novel', 'poetry', 'essay'] as const

export default function CheckboxExample() {
  const { t } = useTranslation('gallery')
  const [chosen, setChosen] = useState<readonly string[]>(['poetry'])
  const [letter, setLetter] = useState(true)
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div className="grid content-start gap-3 pointer-coarse:gap-0">
        <Checkbox
          label={t('field.allGenres')}
          checked={chosen.length === GENRES.length}
          indeterminate={chosen.length > 0 && chosen.length < GENRES.length}
          onCheckedChange={(checked) => setChosen(checked ? GENRES : [])}
        />
        <div className="grid gap-3 ps-8 pointer-coarse:gap-0">
          {GENRES.map((genre) => (
            <Checkbox
              key={genre}
              label={t(genre)}
              checked={chosen.includes(genre)}
              onCheckedChange={(checked) =>
                setChosen(checked ? [...chosen, genre] : chosen.filter((other) => other !== genre))
              }
            />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-3 pointer-coarse:gap-0">
        <Checkbox
          label={t('field.letter')}
          description={t('field.letterText')}
          checked={letter}
          onCheckedChange={setLetter}
        />
        <Checkbox label={t('field.sold')} checked disabled onCheckedChange={setLetter} />
      </div>
    </div>
  )
}
