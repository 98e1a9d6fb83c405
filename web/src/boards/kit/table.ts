import { type Component, createContext, useContext } from 'solid-js'
import { PieceButton, type PieceButtonProps } from './PieceButton.tsx'

/**
 * Shared data of a board's parts, and a getter that throws outside a board; with pieces that are
 * explained by what the game's explanations are about (`D`).
 */
export function createTable<T extends object, D>() {
  const TableContext = createContext<T>()
  const useTable = (): T => {
    const table = useContext(TableContext)
    if (!table) throw new Error('Pieces lie on a board.')
    return table
  }
  return { TableContext, useTable, PieceButton: PieceButton as Component<PieceButtonProps<D>> }
}
