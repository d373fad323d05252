import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useTriedKey } from './key-field.tsx'
import { askMutation } from './reference.queries.ts'
import type { Operation, SentField } from './reference.ts'

interface TryItProps {
  operation: Operation
}

export function TryIt({ operation: { method, path, address, sent, example } }: TryItProps) {
  const { t } = useTranslation('api-reference')
  const id = useId()
  const { mutate, data, isPending, isError } = useMutation(askMutation)
  const key = useTriedKey()
  const [body, setBody] = useState(example)

  const inAddress = sent.filter((field) => field.in !== 'body')

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = addressOf(address + path, sent, new FormData(event.currentTarget))
    mutate({ address: target, method, key, body })
  }

  return (
    <form onSubmit={ask} className="grid gap-3">
      <div className="grid gap-3 empty:hidden sm:grid-cols-2">
        {inAddress.map(({ name, required }) => (
          <Field key={name} label={<bdi className="font-mono">{name}</bdi>} required={required}>
            <TextInput name={name} dir="ltr" required={required} autoComplete="off" />
          </Field>
        ))}
      </div>
      {body !== undefined && (
        <Field label={t('body')}>
          <TextArea
            name="body"
            dir="ltr"
            spellCheck={false}
            className="font-mono text-xs/5"
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
      )}
      <div>
        <Button type="submit" pending={isPending} pendingLabel={t('asking')}>
          {t('ask')}
        </Button>
      </div>
      <output className="block">
        {isError && <p className="text-sm text-danger">{t('unreachable')}</p>}
        {data && (
          <p id={id} className="text-sm">
            {t('answer', { status: data.status })} <bdi className="font-mono">{data.address}</bdi>
          </p>
        )}
      </output>
      {data && data.body !== '' && (
        <section aria-labelledby={id}>
          <pre
            dir="ltr"
            className="rounded-md bg-hover p-3 font-mono text-xs/5 wrap-anywhere whitespace-pre-wrap"
          >
            {data.body}
          </pre>
        </section>
      )}
    </form>
  )
}

function addressOf(template: string, sent: SentField[], form: FormData): string {
  const written = sent.map(({ name, in: place }) => ({
    name,
    place,
    value: textOf(form.get(name)),
  }))
  const path = written
    .filter(({ place }) => place === 'path')
    .reduce((so, { name, value }) => so.replace(`{${name}}`, encodeURIComponent(value)), template)
  const search = new URLSearchParams(
    written
      .filter(({ place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  )
  return search.size === 0 ? path : `${path}?${search}`
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
