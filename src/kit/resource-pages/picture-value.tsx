import { pictureSources } from '#kit/pictures/index.ts'

export const PictureValue = ({ id, label }: { id: string; label: string }) => (
  <img {...pictureSources(id, '10rem')} alt={label} className="max-h-40 rounded-sm" />
)
