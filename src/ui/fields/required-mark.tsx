export function RequiredMark() {
  return (
    <span aria-hidden className="ms-1 text-danger">
      *
    </span>
  )
}
