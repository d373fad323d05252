import { useState } from 'react'
import { CodeForm, type CodeFormProps } from './code-form.tsx'
import { Resend } from './resend.tsx'

/** A code that was sent to an address: entered, or sent again. */
export function CodeEntry(props: CodeFormProps) {
  const [sent, setSent] = useState(0)
  return (
    <>
      {/* Whoever asks again begins again: an empty field, in focus, and no old complaint. */}
      <CodeForm key={sent} {...props} />
      <Resend purpose={props.purpose} email={props.email} onSent={() => setSent(sent + 1)} />
    </>
  )
}
