import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#i18n/languages.ts'
import { TextField } from '#kit/forms/index.ts'
import { otherNames } from '../names/name-in.ts'

const namedLanguages = ['fr', 'ar', 'sw'] as const

type NameField = (typeof otherNames)[keyof typeof otherNames]

export function OtherNames({
  form,
  wordsFor,
}: Pick<ComponentProps<typeof TextField<NameField>>, 'form' | 'wordsFor'>) {
  const { t } = useTranslation('genres')
  const isRefused = namedLanguages.some((language) => form.mistakeIn(otherNames[language]))
  const known = namedLanguages.flatMap((language) => form.values[otherNames[language]] || [])
  return (
    // A refused name gets the focus, so it has to be visible.
    <details {...(isRefused && { open: true })} className="group">
      <summary className="flex w-fit cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-sm text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        {t('form.otherNames')}
        <span className="text-ink-faint group-open:hidden">
          {known.map((name) => (
            <bdi key={name} className="not-last:after:content-['_·_']">
              {name}
            </bdi>
          ))}
        </span>
      </summary>
      <div className="mt-4 grid gap-5">
        {namedLanguages.map((language) => (
          <TextField<NameField>
            key={language}
            {...{ form, wordsFor }}
            name={otherNames[language]}
            label={<span lang={language}>{languages[language].name}</span>}
          />
        ))}
      </div>
    </details>
  )
}
