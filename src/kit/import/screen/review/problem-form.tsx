import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { baseName } from '../../../resource/index.ts'
import type { ImportRun, ProblemLine } from '../../runs/import-run.ts'
import { correctMutation } from '../import.queries.ts'
import { useImport } from '../use-import.ts'

interface ProblemFormProps {
  run: ImportRun
  line: ProblemLine
}

/** The offending values of a line, to be corrected in place. */
export function ProblemForm({ run, line: { line, values, problems } }: ProblemFormProps) {
  const target = useImport()
  const { resource, text, fieldLabel, problemText } = target
  const { number } = useFormat()
  // Keeps the inputs of fields whose problem is solved.
  const [fields] = useState(() => [...new Set(problems.flatMap(({ field }) => field ?? []))])
  const [typed, setTyped] = useState<Record<string, string>>({})
  const correct = useMutation(correctMutation(useQueryClient(), target, run.id))
  const name = values?.[baseName(resource.nameField)]
  const general = problems.filter(({ field }) => !field)

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (Object.keys(typed).length > 0) correct.mutate({ line, values: typed })
  }

  const whyOf = (field: string) => {
    const found = problems.find((problem) => problem.field === field)
    return found && (problemText(found.code) ?? found.message)
  }

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
        <form
          noValidate
          onSubmit={save}
          className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
        >
          {fields.map((field) => (
            <Field key={field} label={fieldLabel(field)} error={whyOf(field)}>
              <TextInput
                value={typed[field] ?? values[field] ?? ''}
                onChange={({ target: { value } }) => setTyped({ ...typed, [field]: value })}
              />
            </Field>
          ))}
          <div className="flex items-center gap-3 self-start sm:pt-6.5">
            {problems.length > 0 ? (
              <Button type="submit" pending={correct.isPending}>
                {text('problems.check')}
              </Button>
            ) : (
              <span className="flex h-9 items-center gap-1.5 text-sm text-success pointer-coarse:h-11">
                <Check aria-hidden className="size-4" />
                {text('problems.solved')}
              </span>
            )}
          </div>
          {correct.isError && (
            <p role="alert" className="col-span-full text-sm text-danger">
              <ProblemText error={correct.error} />
            </p>
          )}
        </form>
      ) : (
        <ul className="text-sm text-ink-soft">
          {general.map(({ code, message }) => (
            <li key={message}>{problemText(code) ?? message}</li>
          ))}
        </ul>
      )}
      <output className="sr-only">
        {values && problems.length === 0 && text('problems.solvedLine', { line: number(line) })}
      </output>
    </li>
  )
}
