import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mistakeInName, nameMessages } from '#domains/identity/onboarding/index.ts'
import { tellDevices } from '#domains/identity/passkeys/index.ts'
import { useMistakeWords } from '#kit/forms/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall, useSessionChanged } from '#kit/session/index.ts'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

export function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('account')
  const sessionChanged = useSessionChanged()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const saved = useRef(name)
  const [mistake, setMistake] = useState<string>()
  const wordsFor = useMistakeWords(nameMessages, (key) => t(`name.${key}`))
  const rename = useAct(async (next: string) => {
    try {
      await authCall('/update-user', { name: next })
      saved.current = next
      toast.success(t('name.done'))
      await sessionChanged()
      tellDevices(queryClient)
      onDone()
    } catch (error) {
      toast.error(t('name.failed'))
      throw error
    }
  })
  useEffect(() => field.current?.select(), [])

  const typed = () => field.current?.value.trim() ?? ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (rename.isPending) return
    const found = mistakeInName(typed())
    setMistake(found)
    rename.reset()
    if (found) field.current?.focus()
    else rename.start(typed())
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6 pt-2">
      <Field
        label={t('name.field')}
        error={
          mistake
            ? wordsFor(mistake)
            : rename.error && (
                <span>
                  {t('name.failed')}. <ProblemText error={rename.error} />
                </span>
              )
        }
      >
        <TextInput
          ref={field}
          name="name"
          defaultValue={name}
          autoComplete="name"
          maxLength={255}
          enterKeyHint="done"
        />
      </Field>
      <Button type="submit" variant="primary" className="w-full" pending={rename.isPending}>
        {t('name.submit')}
      </Button>
      <LeaveGuard hasUnsaved={() => typed() !== saved.current} />
    </form>
  )
}
