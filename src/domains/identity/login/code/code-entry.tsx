import { useState } from 'react'
import { CodeForm, type CodeFormProps } from './code-form.tsx'
import { Resend } from './resend.tsx'

export function CodeEntry(props: CodeFormProps) {
  const [sent, setSent] = useState(0)
  return (
    <>
      <CodeForm key={sent} {...props} sampleCode={sent > 0 ? undefined : props.sampleCode} />
      <Resend purpose={props.purpose} email={props.email} onSent={() => setSent(sent + 1)} />
    </>
  )
}
