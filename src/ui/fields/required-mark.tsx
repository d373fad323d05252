/** Beside the name of what must be filled in; the control itself says so to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ms-1 text-danger">
      *
    </span>
  )
}
