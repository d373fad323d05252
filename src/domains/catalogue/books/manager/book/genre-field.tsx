import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createGenreMutation, type Genre, leastUsedHue } from '#domains/catalogue/genres/index.ts'
import { fold } from '#i18n/fold.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'

interface GenreFieldProps {
  genres: Genre[]
  value: string
  onChange: (id: string) => void
  /** Lets the form wait until a new genre is created. */
  onCreate: (work: Promise<Error | undefined>) => void
  error: ReactNode
  wordsFor: (message: string | undefined) => ReactNode
}

export function GenreField({ genres, value, onChange, error, ...props }: GenreFieldProps) {
  const { t } = useTranslation('books')
  const mayCreate = useSession()?.permissions.genre?.includes('create') ?? false
  const creating = useMutation(createGenreMutation(useQueryClient()))
  const items = genres.map(({ id, name }) => ({ value: id, label: name }))

  async function create(name: string) {
    try {
      const { id } = await creating.mutateAsync({ name, colour: leastUsedHue(genres) })
      onChange(id)
      return undefined
    } catch (problem) {
      return problem instanceof Error ? problem : new Error(String(problem))
    }
  }

  const mistake = creating.error instanceof Refusal ? creating.error.fields?.['name'] : undefined
  const problem =
    creating.error && (props.wordsFor(mistake) ?? <ProblemText error={creating.error} />)

  return (
    <Field
      label={t('fields.genre')}
      required
      help={creating.isPending && t('form.genreCreating', { name: creating.variables.name })}
      error={problem ?? error}
    >
      <Combobox
        name="genreId"
        items={items}
        value={items.find((item) => item.value === value) ?? null}
        onValueChange={(item) => {
          creating.reset()
          onChange(item?.value ?? '')
        }}
        create={
          mayCreate
            ? {
                labelOf: (name) => t('form.genreCreate', { name }),
                isSame: (label, text) => fold(label) === fold(text),
                onCreate: (name) => props.onCreate(create(name)),
              }
            : undefined
        }
        placeholder={t('form.genreFind')}
        emptyText={t('form.genreNone')}
        clearLabel={t('form.genreClear')}
        openLabel={t('form.genreOpen')}
      />
    </Field>
  )
}
