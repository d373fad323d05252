import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fold } from '#i18n/fold.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { AnyNewOption, InputProps } from '../kinds/form-options.ts'
import { referenceChooser } from '../reference-chooser.tsx'
import type { ChooserProps, Option, Reference } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

interface ReferenceInputProps extends InputProps {
  resource: Resource
  options: readonly Option[]
  Chooser: Reference['Chooser'] | undefined
  record?: ChooserProps['record']
}

interface CreatingProps extends ReferenceInputProps {
  create: AnyNewOption
  /** Lets the form wait until a new option is created. */
  hold: (work: Promise<Error | undefined>) => void
  wordsFor: (message: string | undefined) => ReactNode
}

export function CreatingReferenceInput({ create, hold, wordsFor, ...props }: CreatingProps) {
  const { resource, options, onChange } = props
  const { t } = useResourceTexts(resource)
  const isAllowed = useAllowed(create.needs)
  const creating = useMutation(create.mutation)
  const [newName, setNewName] = useState('')

  async function add(name: string) {
    setNewName(name)
    try {
      const { id } = await creating.mutateAsync(create.draftOf(name, options))
      onChange(id)
      return undefined
    } catch (problem) {
      return problem instanceof Error ? problem : new Error(String(problem))
    }
  }

  const { error } = creating
  const mistake = error instanceof Refusal ? error.fields?.['name'] : undefined
  return (
    <ReferenceInput
      {...props}
      onChange={(value) => {
        creating.reset()
        onChange(value)
      }}
      help={creating.isPending && t('form.creating', { name: newName })}
      error={(error && (wordsFor(mistake) ?? <ProblemText error={error} />)) ?? props.error}
      create={
        isAllowed
          ? {
              labelOf: (name) => t('form.create', { name }),
              isSame: (label, text) => fold(label) === fold(text),
              onCreate: (name) => hold(add(name)),
            }
          : undefined
      }
    />
  )
}

interface Extras {
  help?: ReactNode
  create?: ChooserProps['create']
}

export function ReferenceInput(props: ReferenceInputProps & Extras) {
  const {
    resource,
    name,
    label,
    required,
    value,
    onChange,
    options,
    Chooser,
    record,
    help,
    error,
    create,
  } = props
  const { tField } = useResourceTexts(resource)
  return (
    <Field label={label} required={required} help={help} error={error}>
      {referenceChooser({
        name,
        options,
        Chooser,
        record,
        value: typeof value === 'string' ? value : '',
        onChange: (id) => onChange(id || (required ? '' : null)),
        create,
        placeholder: tField('form.find', name),
        emptyText: tField('form.none', name),
        clearLabel: tField('form.clear', name),
        openLabel: tField('form.showAll', name),
      })}
    </Field>
  )
}
