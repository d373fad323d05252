export function Spinner() {
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center">
      <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
    </span>
  )
}
