-- CreateTable
CREATE TABLE "Request" (
    "id" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "difficulty" TEXT,
    "hidesDifficulty" BOOLEAN NOT NULL,
    "together" BOOLEAN NOT NULL,
    "secret" BOOLEAN NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "shownAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "toldAt" TIMESTAMP(3),

    CONSTRAINT "Request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestAnswer" (
    "id" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "pendingId" TEXT,
    "entryId" TEXT,
    "userId" TEXT,
    "reason" TEXT,
    "at" TIMESTAMP(3),

    CONSTRAINT "RequestAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Request_campaignId_idx" ON "Request"("campaignId");

-- CreateIndex
CREATE INDEX "RequestAnswer_characterId_state_idx" ON "RequestAnswer"("characterId", "state");

-- CreateIndex
CREATE INDEX "RequestAnswer_pendingId_idx" ON "RequestAnswer"("pendingId");

-- CreateIndex
CREATE INDEX "RequestAnswer_entryId_idx" ON "RequestAnswer"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "RequestAnswer_requestId_characterId_key" ON "RequestAnswer"("requestId", "characterId");

-- AddForeignKey
ALTER TABLE "Request" ADD CONSTRAINT "Request_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestAnswer" ADD CONSTRAINT "RequestAnswer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestAnswer" ADD CONSTRAINT "RequestAnswer_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE CASCADE ON UPDATE CASCADE;
