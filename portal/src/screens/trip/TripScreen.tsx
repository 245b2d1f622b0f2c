import { paths } from "@gratweg/contracts/routes";
import { createResource, createSubmission } from "@gratweg/flows";
import { useResource, useSubmission } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { MissingScreen } from "../../frame/MissingScreen";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { tripTexts } from "../../texts/trip";
import { saveFile } from "../parts/saveFile";
import { useAccessOpinion } from "../parts/useAccessOpinion";
import { useReloadOnline } from "../parts/useReloadOnline";
import { TripView } from "./TripView";

/** `/de/portal/reise/{id}/{name}`: what only members get of a trip; what is in it, the answer decides. */
export default function TripScreen({ params }: ScreenProps) {
  const id = params.id ?? "";
  if (!/^[1-9]\d{0,8}$/.test(id)) return <MissingScreen />;
  return <Trip key={id} number={Number(id)} name={params.name ?? ""} />;
}

function Trip({ number, name }: { number: number; name: string }) {
  const { member, navigate } = usePortalServices();
  const source = useMemo(
    () => createResource((params: { number: number }, signal) => member.memberTrip(params.number, signal)),
    [member],
  );
  const trip = useResource(source, { number });
  const track = useTrack(number, trip.data?.member?.track?.fileName);
  const slug = trip.data?.trip.slug;
  const opinion = useAccessOpinion(trip.data, trip.data?.member === null);
  useReloadOnline(trip);

  useEffect(() => {
    // A right number with a wrong name leads to the right one, and the way back leads past it.
    if (slug !== undefined && slug !== name) navigate(paths.portalTrip(number, slug), { replace: true });
  }, [slug, name, number, navigate]);

  if (trip.trouble?.reason === "not-found") return <MissingScreen />;
  return (
    <>
      {trip.data && <PageTitle>{tripTexts.pageTitle(trip.data.trip.title)}</PageTitle>}
      <TripView trip={trip} track={track} {...opinion} onPrint={() => window.print()} />
    </>
  );
}

function useTrack(number: number, fileName = `gratweg-${number}.gpx`) {
  const { member } = usePortalServices();
  const submission = useMemo(
    () =>
      createSubmission(async (name: string, signal) => {
        saveFile(await member.track(number, signal), name);
        return name;
      }),
    [member, number],
  );
  const { status, answer, trouble, send } = useSubmission(submission);
  return {
    busy: status === "sending",
    saved: status === "succeeded" ? answer : null,
    trouble,
    onDownload: () => send(fileName),
  };
}
