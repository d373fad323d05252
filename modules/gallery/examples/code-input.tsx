import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { CodeInput, type CodeInputHandle } from '#ui/fields/code-input.tsx'
import { Field } from '#ui/fields/field.tsx'

export const group = 'fields'

export default function CodeInputExample() {
  const { t } = useTranslation('gallery')
  const field = useRef<CodeInputHandle>(null)
  const [code, setCode] = useState('')
  const [completed, setCompleted] = useState('')
  const [refused, setRefused] = useState(false)

  function refuse() {
    setRefused(true)
    field.current?.clear()
  }

  return (
    <div className="grid justify-items-start gap-5">
      <Field
        label={t('field.code')}
        help={completed ? t('field.codeDone', { code: completed }) : t('field.codeHelp')}
        error={refused && t('field.codeWrong')}
      >
        <CodeInput
          ref={field}
          value={code}
          onValueChange={(next) => {
            setCode(next)
            if (next !== '') setRefused(false)
          }}
          onComplete={setCompleted}
        />
      </Field>
      <Button onClick={refuse}>{t('field.codeClear')}</Button>
    </div>
  )
}
