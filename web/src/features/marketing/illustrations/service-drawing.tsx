import type { QuotableService } from '@welding/domain/service-type';
import { BeamDrawing } from './beam-drawing.tsx';
import { TorchDrawing } from './torch-drawing.tsx';
import { TruckDrawing } from './truck-drawing.tsx';

const drawings = { metal_structures: BeamDrawing, truck: TruckDrawing, aluminum: TorchDrawing };

/** Our own picture of a service; decoration beside its name. */
export function ServiceDrawing({ service }: { service: QuotableService }) {
  const Drawing = drawings[service];
  return <Drawing />;
}
