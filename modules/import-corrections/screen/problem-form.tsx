import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { z } from 'zod/mini'
import { useFormat } from '#i18n/use-format.ts'
import { KeptNotice, useForm } from '#kit/forms/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { type CorrectionParts, useImport } from '#modules/imports/screen/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { correctMutation } from './correction.mutations.ts'

type ProblemFormProps = ComponentProps<CorrectionParts['ProblemForm']>

const schema = z.record(z.string(), z.string())

/** The offending values of a line, to be corrected in place. */
export function ProblemForm({ run, line: { line, values, problems }, fields }: ProblemFormProps) {
  const { resource, text, fieldLabel, problemText } = useImport()
  const { number } = useFormat()
  const correct = useMutation(correctMutation(resource, run.id))
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
            {text('corrections.check')}
          </Button>
        ) : (
          <span className="flex h-9 items-center gap-1.5 text-sm text-success pointer-coarse:h-11">
            <Check aria-hidden className="size-4" />
            {text('corrections.solved')}
          </span>
        )}
      </div>
      {refusal && (
        <p role="alert" className="col-span-full text-sm text-danger">
          <ProblemText error={refusal} />
        </p>
      )}
      <output className="sr-only">
        {problems.length === 0 && text('corrections.solvedLine', { line: number(line) })}
      </output>
    </form>
  )
}
