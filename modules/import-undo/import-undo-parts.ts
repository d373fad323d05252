export { UndoButton } from './screen/undo-button.tsx'
export { UndoReport } from './screen/undo-report.tsx'
