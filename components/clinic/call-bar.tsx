import { EmergencyCalls } from './emergency-calls';

/** The emergency calls at the foot of a phone, from its second screen to the end of the page. */
export function CallBar() {
  return (
    <div data-unspoken className="call-bar">
      <div>
        <EmergencyCalls />
      </div>
    </div>
  );
}
