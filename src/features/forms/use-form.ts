import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { Refusal } from '#features/session/index.ts'
import { useAct } from '#ui/actions/use-act.ts'
import { type Mistakes, mistakesIn } from './mistakes.ts'

interface FormPlan<Values, Output, Saved> {
  initial: Values
  /** The rules that the server holds to, too. */
  schema: z.ZodMiniType<Output>
  save: (output: Output) => Promise<Saved>
  /** By then nothing is unsaved, and the page may be left. */
  onSaved: (saved: Saved) => void
}

export type Form<Values> = ReturnType<typeof useForm<Values, unknown, unknown>>

/**
 * A form of several fields: holds what is typed, also when saving fails; says from the first attempt on what is wrong
 * with each field, and takes whoever fills it in to the first of them.
 */
export function useForm<Values, Output, Saved>(plan: FormPlan<Values, Output, Saved>) {
  const element = useRef<HTMLFormElement>(null)
  const saved = useRef(plan.initial)
  const [values, setValues] = useState(plan.initial)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<Mistakes>({})
  const mistakes = { ...(attempts > 0 && mistakesIn(plan.schema, values)), ...refused }

  const saving = useAct(async ({ output, typed }: { output: Output; typed: Values }) => {
    const answer = await plan.save(output).catch((error: unknown) => {
      setRefused(error instanceof Refusal ? (error.fields ?? {}) : {})
      setAttempts((before) => before + 1)
      throw error
    })
    saved.current = typed
    plan.onSaved(answer)
  })

  useEffect(() => {
    if (attempts > 0) firstMistake(element.current)?.focus()
  }, [attempts])

  /** Whatever is typed takes back what was said of the last attempt. */
  function set(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }))
    setRefused({})
    if (saving.error) saving.reset()
  }

  function submit(typed = values) {
    if (saving.isPending) return
    const checked = plan.schema.safeParse(typed)
    setValues(typed)
    setRefused({})
    saving.reset()
    if (checked.success) saving.start({ output: checked.data, typed })
    else setAttempts(attempts + 1)
  }

  return {
    element,
    values,
    mistakeIn: (name: keyof Values & string) => mistakes[name],
    isSaving: saving.isPending,
    /** Why it was not saved, unless the fields say it. */
    problem: Object.keys(refused).length > 0 ? undefined : saving.error,
    set,
    submit,
    isDirty: () => !isSame(values, saved.current),
  }
}

const firstMistake = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
