import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { BookCover, CoverField } from '#kit/covers/index.ts'
import { type Form, useMistakeWords } from '#kit/forms/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Field } from '#ui/fields/field.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { bookMessages, longestText } from '../../book.ts'
import type { BookValues } from './book-values.ts'
import { GenreField } from './genre-field.tsx'
import { IsbnField } from './isbn-field.tsx'

interface BookFieldsProps {
  form: Form<BookValues>
  genres: Genre[]
}

export function BookFields({ form: { values, mistakeIn, set, hold }, genres }: BookFieldsProps) {
  const { t } = useTranslation('books')
  const { language } = useLanguage()
  const format = useFormat()
  const hue = genres.find(({ id }) => id === values.genreId)?.colour
  const wordsFor = useMistakeWords(bookMessages, (name) => t(`form.mistakes.${name}`))
  const errorIn = (field: keyof BookValues) => wordsFor(mistakeIn(field))

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label={t('fields.title')} required error={errorIn('title')}>
            <TextInput
              name="title"
              dir="auto"
              value={values.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field label={t('fields.author')} required error={errorIn('author')}>
            <TextInput
              name="author"
              dir="auto"
              value={values.author}
              onChange={({ target }) => set({ author: target.value })}
            />
          </Field>
        </div>
        <GenreField
          genres={genres}
          value={values.genreId}
          onChange={(genreId) => set({ genreId })}
          onCreate={hold}
          error={errorIn('genreId')}
          wordsFor={wordsFor}
        />
        <Field label={t('fields.publishedYear')} error={errorIn('publishedYear')}>
          <NumberInput
            name="publishedYear"
            value={values.publishedYear}
            onValueChange={(publishedYear) => set({ publishedYear })}
            locale={language}
            format={{ useGrouping: false }}
            decreaseLabel={t('form.yearEarlier')}
            increaseLabel={t('form.yearLater')}
          />
        </Field>
        <Field label={t('fields.publisher')} error={errorIn('publisher')}>
          <TextInput
            name="publisher"
            dir="auto"
            value={values.publisher}
            onChange={({ target }) => set({ publisher: target.value })}
          />
        </Field>
        <IsbnField value={values.isbn} onChange={(isbn) => set({ isbn })} error={errorIn('isbn')} />
        <div className="sm:col-span-2">
          <Field label={t('fields.description')} error={errorIn('description')}>
            <TextArea
              name="description"
              dir="auto"
              className="min-h-40"
              value={values.description}
              onChange={({ target }) => set({ description: target.value })}
              maxLength={longestText}
              count={(length, most) => `${format.number(length)} / ${format.number(most)}`}
            />
          </Field>
        </div>
      </div>
      <Allowed needs={{ book: ['create', 'update'] }}>
        <CoverField
          value={values.coverId}
          onChange={(coverId) => set({ coverId })}
          onSend={hold}
          error={errorIn('coverId')}
          fallback={<BookCover book={{ ...values, coverId: null, hue }} size="page" />}
        />
      </Allowed>
    </div>
  )
}
