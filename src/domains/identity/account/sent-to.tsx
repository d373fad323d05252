interface SentToProps {
  text: string
  email: string
}

/** Where a code went; the address stands on a line of its own, whatever its direction. */
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
