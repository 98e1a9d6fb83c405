import anvil from 'virtual:icon/anvil'
import mountainRoad from 'virtual:icon/mountain-road'
import scales from 'virtual:icon/scales'

export { anvil, mountainRoad, scales }
