interface SentToProps {
  text: string
  email: string
}

/** The email has its own line, because its direction can differ from the text. */
export function SentTo({ text, email }: SentToProps) {
  return (
    <>
      <p className="text-ink-soft">{text}</p>
      <p className="mt-1">
        <bdi className="font-medium wrap-anywhere">{email}</bdi>
      </p>
    </>
  )
}
