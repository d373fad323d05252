import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useFormat } from '#i18n/use-format.ts'
import { KeptNotice, useForm } from '#kit/forms/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { baseName } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { ImportRun, ProblemLine } from '../../runs/import-run.ts'
import { correctMutation } from '../import.queries.ts'
import { useImport } from '../use-import.ts'

interface ProblemFormProps {
  run: ImportRun
  line: ProblemLine
  /** Fields whose problem is solved stay. */
  fields: readonly string[]
}

const schema = z.record(z.string(), z.string())

/** The offending values of a line, to be corrected in place. */
function ProblemForm({ run, line: { line, values, problems }, fields }: ProblemFormProps) {
  const target = useImport()
  const { text, fieldLabel, problemText } = target
  const correct = useMutation(correctMutation(target, run.id))
  const [initial] = useState(() =>
    Object.fromEntries(fields.map((field) => [field, values?.[field] ?? ''])),
  )
  const form = useForm({
    initial,
    schema,
    keptAs: `import ${run.id} ${line}`,
    save: (typed) => correct.mutateAsync({ line, values: typed }),
    onSaved: () => undefined,
  })

  const { element, problem: refusal } = form

  const whyOf = (field: string) => {
    const found = problems.find((problem) => problem.field === field)
    return found && (problemText(found.code) ?? found.message)
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.isDirty()) form.submit()
      }}
      className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
    >
      <div className="col-span-full empty:hidden">
        <KeptNotice form={form} />
      </div>
      {fields.map((field) => (
        <Field key={field} label={fieldLabel(field)} error={whyOf(field)}>
          <TextInput
            name={field}
            value={form.values[field] ?? ''}
            onChange={({ target: { value } }) => form.set({ [field]: value })}
          />
        </Field>
      ))}
      <div className="flex items-center gap-3 self-start sm:pt-6.5">
        {problems.length > 0 ? (
          <Button type="submit" pending={form.isSaving}>
            {text('problems.check')}
          </Button>
        ) : (
          <span className="flex h-9 items-center gap-1.5 text-sm text-success pointer-coarse:h-11">
            <Check aria-hidden className="size-4" />
            {text('problems.solved')}
          </span>
        )}
      </div>
      {refusal && (
        <p role="alert" className="col-span-full text-sm text-danger">
          <ProblemText error={refusal} />
        </p>
      )}
    </form>
  )
}

export function ProblemItem({ run, line: whole }: Omit<ProblemFormProps, 'fields'>) {
  const { resource, text, problemText } = useImport()
  const { number } = useFormat()
  const { line, values, problems, raw } = whole
  const [fields] = useState(() => [
    ...new Set(problems.flatMap(({ field, repeats }) => (repeats ? [] : (field ?? [])))),
  ])
  const general = problems.filter(({ field, repeats }) => !field || repeats)
  const name = values?.[baseName(resource.nameField)]

  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[11rem_1fr]">
      <div className="min-w-0 text-sm">
        <p className="font-medium tabular-nums">
          {text('problems.ofLine', { line: number(line) })}
        </p>
        {name && (
          <p className="one-line text-ink-soft">
            <bdi>{name}</bdi>
          </p>
        )}
      </div>
      {values && fields.length > 0 ? (
        <ProblemForm run={run} line={whole} fields={fields} />
      ) : (
        <div className="grid min-w-0 gap-1 text-sm text-ink-soft">
          {general.map(({ code, message, repeats }) => (
            <p key={message}>
              {repeats === undefined
                ? (problemText(code) ?? message)
                : text('problems.repeats', { line: number(repeats) })}
            </p>
          ))}
          {raw && (
            <code className="line-clamp-3 rounded-sm bg-sunken px-1.5 py-0.5 text-xs wrap-anywhere">
              <bdi>{raw}</bdi>
            </code>
          )}
        </div>
      )}
      <output className="sr-only">
        {values && problems.length === 0 && text('problems.solvedLine', { line: number(line) })}
      </output>
    </li>
  )
}
